// The edge build of react-dom encodes every small string separately, and the native encoder's call overhead is most of
// the cost of a page. Short ASCII strings are therefore encoded here in JavaScript; all others use the native encoder.

const slabBytes = 65_536
const maxShortLength = 256

export const NativeTextEncoder = TextEncoder

/**
 * A `TextEncoder` whose `encode` writes short ASCII strings into slices of shared slabs. A slab's bytes are never
 * written twice.
 */
export class FastTextEncoder extends NativeTextEncoder {
  #slab = new Uint8Array(slabBytes)
  #used = 0

  override encode(text = ''): Uint8Array {
    const { length } = text
    if (length > maxShortLength) return super.encode(text)
    if (this.#used + length > slabBytes) {
      this.#slab = new Uint8Array(slabBytes)
      this.#used = 0
    }
    const slab = this.#slab
    const start = this.#used
    for (let index = 0; index < length; index += 1) {
      const code = text.charCodeAt(index)
      if (code > 127) return super.encode(text)
      slab[start + index] = code
    }
    this.#used = start + length
    return slab.subarray(start, start + length)
  }
}
