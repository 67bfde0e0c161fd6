export { LookSchema as ShopTheLookOneSchema } from '../parts/look.ts'
