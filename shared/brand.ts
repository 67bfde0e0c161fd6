/**
 * The brand as shoppers and analytics see it. Not in the message catalogue, which is too large for the scripts that run
 * before React.
 */
export const brand = 'Selvedge'
