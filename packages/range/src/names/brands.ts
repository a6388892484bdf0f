import type { Brand } from '../product-range.ts'

const defineBrand = (id: string, name: string, country: string, description: string): Brand => ({
  id,
  name,
  country,
  description,
})

/** All fictional. */
export const brands: readonly Brand[] = [
  defineBrand('calvera', 'Calvera Stone', 'Italy', 'Marble and limestone, sawn and finished next to the quarry.'),
  defineBrand('pietraluma', 'Pietra Luma', 'Turkey', 'Stone and terrazzo in calm colours, calibrated to a hair.'),
  defineBrand('quarryline', 'Quarryline', 'Portugal', 'Working stone for floors that are walked on.'),
  defineBrand('luminora', 'Luminora', 'Italy', 'Rectified porcelain with the depth of stone.'),
  defineBrand('northfell', 'Northfell', 'Spain', 'Concrete, metal and cloth, told in porcelain.'),
  defineBrand('ostuna', 'Ostuna', 'Spain', 'Porcelain and ceramic for whole houses, from floor to backsplash.'),
  defineBrand('kilnmark', 'Kilnmark', 'United States', 'Glazes mixed by hand and fired in small lots.'),
  defineBrand('marisol', 'Marisol Clay', 'Mexico', 'Clay pressed, dried and fired the slow way.'),
  defineBrand('tavira', 'Tavira Works', 'Portugal', 'Cement, glass and terracotta from small workshops.'),
  defineBrand('vetrala', 'Vetrala', 'China', 'Glass and metal mosaics, sheet-mounted to line up.'),
  defineBrand('stillbrook', 'Stillbrook', 'Vietnam', 'Rigid-core vinyl that clicks once and stays.'),
  defineBrand('fernhollow', 'Fernhollow', 'United States', 'Vinyl and laminate with the grain in register.'),
  defineBrand('holtlarch', 'Holt & Larch', 'Canada', 'Hardwood floors, sawn thick and finished slowly.'),
  defineBrand('granaryrow', 'Granary Row', 'United States', 'Oak, hickory and maple for homes that are lived in.'),
  defineBrand('boreal', 'Boreal Setting', 'United States', 'Grouts, mortars and membranes that belong together.'),
  defineBrand('sealhaven', 'Sealhaven', 'United States', 'Sealers and cleaners for stone, tile and wood.'),
  defineBrand('trueline', 'Trueline Tools', 'United States', 'What a tile setter reaches for.'),
  defineBrand(
    'tessera-essentials',
    'Tessera Essentials',
    'Spain',
    'Our own everyday range: few colours, fair prices, always in stock.',
  ),
  defineBrand('tessera-services', 'Tessera Services', 'United States', 'People who come, measure, cut and carry.'),
]

export const brandById = new Map(brands.map((one) => [one.id, one]))
