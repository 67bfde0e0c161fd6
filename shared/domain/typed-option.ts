import { dayText } from './day-text.ts'

/** The label, in lower case, of the modifier that holds the day on which a gift card is sent. */
export const sendDateLabel = 'send date'

/** The value of a line's option as shoppers read it: the send date as a day, any other text as it was typed. */
export function typedOptionText({ name, value }: { name: string; value: string }, language: string): string {
  return name.trim().toLowerCase() === sendDateLabel ? dayText(value, language) : value
}
