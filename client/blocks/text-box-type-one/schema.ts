export { TextBoxSchema as TextBoxTypeOneSchema } from '../parts/text-box.ts'
