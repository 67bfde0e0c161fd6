export { LookSchema as ShopTheLookTwoSchema } from '../parts/look.ts'
