/** Has the browser record a registration, once for the page that is rendered after it. */
export const SignUpAnnouncement = () => <sv-announcement data-behaviour="announcement" hidden />

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sv-announcement': { 'data-behaviour': string; hidden: boolean }
    }
  }
}
