/** Has the browser record a registration, once for the page that is rendered after it. */
export const SignUpRecord = () => <sv-sign-up-record data-behaviour="sign-up-record" hidden />
