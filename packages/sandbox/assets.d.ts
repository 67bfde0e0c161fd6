/** A file as a `data:` URL. The build inlines it. */
declare module '*?inline' {
  const url: string
  export default url
}
