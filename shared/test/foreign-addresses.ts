/** Addresses outside the shop that look like paths of it, or are read as such by some programs. */
export const foreignAddresses: readonly string[] = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  '/%5cevil.example',
  '/..//evil.example',
  '/.//evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
]
