/** Has the browser record a registration, once for the page that is rendered after it. */
export const SignUpAnnouncement = () => <sv-announcement data-behaviour="announcement" hidden />
