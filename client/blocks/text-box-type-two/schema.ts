// The same fields as the text box; only the arrangement differs: the text is centred below the picture.
export { TextBoxSchema as TextBoxTypeTwoSchema } from '../parts/text-box.ts'
