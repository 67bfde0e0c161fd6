import type { Fabric } from './garment.ts'

export const cotton = ['Cotton', '100% cotton'] as const satisfies Fabric
export const organicCotton = ['Organic Cotton', '100% organic cotton'] as const satisfies Fabric
export const jersey = ['Jersey', '95% cotton, 5% elastane'] as const satisfies Fabric
export const linen = ['Linen', '100% linen'] as const satisfies Fabric
export const linenBlend = ['Linen Blend', '55% linen, 45% cotton'] as const satisfies Fabric
export const viscose = ['Crepe', '100% LENZING ECOVERO viscose'] as const satisfies Fabric
export const lawn = ['Lawn', '100% cotton lawn'] as const satisfies Fabric
export const poplin = ['Poplin', '100% cotton poplin'] as const satisfies Fabric
export const brushed = ['Brushed Cotton', '100% brushed cotton'] as const satisfies Fabric
export const lambswool = ['Lambswool', '100% lambswool'] as const satisfies Fabric
export const merino = ['Merino', '100% merino wool'] as const satisfies Fabric
export const woolBlend = ['Wool Blend', '60% wool, 25% recycled polyester, 15% polyamide'] as const satisfies Fabric
export const cottonCashmere = ['Cotton Cashmere', '90% cotton, 10% cashmere'] as const satisfies Fabric
export const cottonKnit = ['Knitted', '100% cotton'] as const satisfies Fabric
export const waxed = ['Waxed', '100% waxed cotton, lining 100% cotton'] as const satisfies Fabric
export const quilted = [
  'Quilted',
  'Outer 100% recycled polyester, filling 100% recycled polyester',
] as const satisfies Fabric
export const waterproof = ['Waterproof', '100% recycled polyester, polyurethane coating'] as const satisfies Fabric
export const corduroy = ['Corduroy', '98% cotton, 2% elastane'] as const satisfies Fabric
export const denim = ['Denim', '99% cotton, 1% elastane'] as const satisfies Fabric
export const twill = ['Twill', '98% cotton, 2% elastane'] as const satisfies Fabric
export const loopback = ['Loopback', '100% organic cotton loopback'] as const satisfies Fabric
export const swim = ['Sculpting', '78% recycled polyamide, 22% elastane'] as const satisfies Fabric
export const bambooCotton = [
  'Bamboo',
  '68% bamboo viscose, 28% cotton, 3% polyamide, 1% elastane',
] as const satisfies Fabric
export const woolSilk = ['Wool Silk', '80% wool, 20% silk'] as const satisfies Fabric
export const leather = ['Leather', '100% leather'] as const satisfies Fabric
export const suede = ['Suede', 'Upper 100% suede, sole 100% rubber'] as const satisfies Fabric
export const leatherUpper = ['Leather', 'Upper 100% leather, sole 100% rubber'] as const satisfies Fabric
export const canvasUpper = ['Canvas', 'Upper 100% cotton canvas, sole 100% rubber'] as const satisfies Fabric
export const canvas = ['Canvas', '100% cotton canvas'] as const satisfies Fabric
export const rubber = ['Rubber', '100% natural rubber, lining 100% cotton'] as const satisfies Fabric
export const stoneware = ['Stoneware', 'Glazed stoneware'] as const satisfies Fabric
export const china = ['Bone China', 'Fine bone china'] as const satisfies Fabric
export const soyWax = ['Scented', 'Soy and rapeseed wax, cotton wick'] as const satisfies Fabric
export const glass = ['Glass', 'Recycled glass'] as const satisfies Fabric
export const ceramic = ['Ceramic', 'Hand-thrown ceramic'] as const satisfies Fabric
export const velvet = ['Velvet', 'Cover 100% cotton velvet, pad 100% feather'] as const satisfies Fabric
export const cushionLinen = ['Linen', 'Cover 100% linen, pad 100% feather'] as const satisfies Fabric
export const percale = ['Percale', '100% cotton percale, 200 thread count'] as const satisfies Fabric
export const terry = ['Terry', '100% cotton, 600 gsm'] as const satisfies Fabric
export const paper = ['Clothbound', 'FSC-certified paper, cotton cloth cover'] as const satisfies Fabric
