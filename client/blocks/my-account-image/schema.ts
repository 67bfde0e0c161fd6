export { LinkedPictureSchema as MyAccountImageSchema } from '../parts/linked-picture.tsx'
