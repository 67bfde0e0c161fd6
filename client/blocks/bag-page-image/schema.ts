export { LinkedPictureSchema as BagPageImageSchema } from '../parts/linked-picture.tsx'
