export { TextBoxSchema as TextBoxTypeTwoSchema } from '../parts/text-box.ts'
