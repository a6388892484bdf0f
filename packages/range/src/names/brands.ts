import type { Brand } from '../range.ts'

const brand = (id: string, name: string, country: string, description: string): Brand => ({
  id,
  name,
  country,
  description,
})

/** All fictional. */
export const brands: readonly Brand[] = [
  brand('calvera', 'Calvera Stone', 'Italy', 'Marble and limestone, sawn and finished next to the quarry.'),
  brand('pietraluma', 'Pietra Luma', 'Turkey', 'Stone and terrazzo in calm colours, calibrated to a hair.'),
  brand('quarryline', 'Quarryline', 'Portugal', 'Working stone for floors that are walked on.'),
  brand('luminora', 'Luminora', 'Italy', 'Rectified porcelain with the depth of stone.'),
  brand('northfell', 'Northfell', 'Spain', 'Concrete, metal and cloth, told in porcelain.'),
  brand('ostuna', 'Ostuna', 'Spain', 'Porcelain and ceramic for whole houses, from floor to backsplash.'),
  brand('kilnmark', 'Kilnmark', 'United States', 'Glazes mixed by hand and fired in small lots.'),
  brand('marisol', 'Marisol Clay', 'Mexico', 'Clay pressed, dried and fired the slow way.'),
  brand('tavira', 'Tavira Works', 'Portugal', 'Cement, glass and terracotta from small workshops.'),
  brand('vetrala', 'Vetrala', 'China', 'Glass and metal mosaics, sheet-mounted to line up.'),
  brand('stillbrook', 'Stillbrook', 'Vietnam', 'Rigid-core vinyl that clicks once and stays.'),
  brand('fernhollow', 'Fernhollow', 'United States', 'Vinyl and laminate with the grain in register.'),
  brand('holtlarch', 'Holt & Larch', 'Canada', 'Hardwood floors, sawn thick and finished slowly.'),
  brand('granaryrow', 'Granary Row', 'United States', 'Oak, hickory and maple for homes that are lived in.'),
  brand('boreal', 'Boreal Setting', 'United States', 'Grouts, mortars and membranes that belong together.'),
  brand('sealhaven', 'Sealhaven', 'United States', 'Sealers and cleaners for stone, tile and wood.'),
  brand('trueline', 'Trueline Tools', 'United States', 'What a tile setter reaches for.'),
  brand(
    'tessera-essentials',
    'Tessera Essentials',
    'Spain',
    'Our own everyday range: few colours, fair prices, always in stock.',
  ),
  brand('tessera-services', 'Tessera Services', 'United States', 'People who come, measure, cut and carry.'),
]

export const brandById = new Map(brands.map((one) => [one.id, one]))
