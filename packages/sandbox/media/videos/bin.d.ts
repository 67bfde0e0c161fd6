/** Files that are bundled as binary data. */
declare module '*.bin' {
  const bytes: ArrayBuffer
  export default bytes
}
