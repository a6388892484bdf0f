import { goodUnits, type StandaloneGood } from './standalone-good.ts'

interface Row {
  key: string
  title: string
  size: 'Pint' | 'Quart' | 'Gallon' | '32 oz Spray'
  category: 'Sealers' | 'Cleaners'
  cents: number
  /** Square feet per bottle; for cleaners, per fill. */
  sqft: number
  description: string
  story: string
}

const pounds = { Pint: 1.3, Quart: 2.4, Gallon: 9, '32 oz Spray': 2.5 } as const
const parcels = { Pint: [4, 3, 7], Quart: [5, 4, 9], Gallon: [8, 6, 12], '32 oz Spray': [5, 4, 11] } as const

const rows: readonly Row[] = [
  {
    key: 'penetrating-pint',
    title: 'Penetrating Stone Sealer',
    size: 'Pint',
    category: 'Sealers',
    cents: 2499,
    sqft: 75,
    description:
      'Goes into stone and stays there, invisible. Keeps wine and oil on the surface long enough to be wiped up, and leaves the color as it was.',
    story: 'One pint does a marble bath or a backsplash.\nRenew it when water stops beading.',
  },
  {
    key: 'penetrating-quart',
    title: 'Penetrating Stone Sealer',
    size: 'Quart',
    category: 'Sealers',
    cents: 3999,
    sqft: 150,
    description:
      'An invisible guard for marble, limestone and travertine. Water-based, low odor, ready for traffic in a day.',
    story: 'Wipe on, wait ten minutes, wipe off.\nTwo coats on tumbled stone.',
  },
  {
    key: 'penetrating-gallon',
    title: 'Penetrating Stone Sealer',
    size: 'Gallon',
    category: 'Sealers',
    cents: 11999,
    sqft: 600,
    description:
      'The contractor size, for whole floors of stone or cement. One gallon seals about 600 square feet of honed marble.',
    story: 'Apply with a lambswool pad.\nKeep it from freezing.',
  },
  {
    key: 'enhancing-quart',
    title: 'Enhancing Sealer',
    size: 'Quart',
    category: 'Sealers',
    cents: 4799,
    sqft: 125,
    description:
      'Deepens slate, terracotta and tumbled stone to the color they have when wet, and seals them in one go.',
    story: 'Try it on a spare piece first: it does not come off again.\nOne coat is usually enough.',
  },
  {
    key: 'enhancing-gallon',
    title: 'Enhancing Sealer',
    size: 'Gallon',
    category: 'Sealers',
    cents: 14999,
    sqft: 500,
    description:
      'Wet-look color for patios and slate floors, in the large size. Breathes, so moisture can leave the stone.',
    story: 'For inside and outside.\nLasts three to five years.',
  },
  {
    key: 'grout-sealer',
    title: 'Grout Sealer',
    size: 'Pint',
    category: 'Sealers',
    cents: 1799,
    sqft: 100,
    description: 'A brush in the cap runs along the joint. Keeps pale grout pale around the stove and in the shower.',
    story: 'Wait three days after grouting.\nRenew it every year where it is wet.',
  },
  {
    key: 'cement-sealer',
    title: 'Cement & Terracotta Sealer',
    size: 'Quart',
    category: 'Sealers',
    cents: 4299,
    sqft: 100,
    description:
      'Made for tile that drinks: two coats before grouting, one after. Dries to the soft sheen that cement tile is loved for.',
    story: 'Let the tile dry for two days first.\nWorks on unglazed clay as well.',
  },
  {
    key: 'crackle-sealer',
    title: 'Crackle Glaze Sealer',
    size: 'Pint',
    category: 'Sealers',
    cents: 2299,
    sqft: 60,
    description: 'Closes the fine lines of a crackled glaze, so that grout and steam cannot get in.',
    story: 'Apply before grouting and again after.\nOnce a year in showers.',
  },
  {
    key: 'neutral-spray',
    title: 'Daily Stone Cleaner',
    size: '32 oz Spray',
    category: 'Cleaners',
    cents: 1299,
    sqft: 400,
    description: 'A neutral spray for marble counters and shower walls. No rinse, no streaks, nothing that eats stone.',
    story: 'Spray, wipe, done.\nSafe on sealed surfaces.',
  },
  {
    key: 'neutral-gallon',
    title: 'Neutral Floor Cleaner',
    size: 'Gallon',
    category: 'Cleaners',
    cents: 3499,
    sqft: 12000,
    description:
      'A concentrate for stone and tile floors: two ounces to a gallon of water. Leaves no film and keeps the sealer working.',
    story: 'One gallon makes sixty-four.\nUse it weekly.',
  },
  {
    key: 'haze',
    title: 'Grout Haze Remover',
    size: 'Quart',
    category: 'Cleaners',
    cents: 1999,
    sqft: 250,
    description:
      'Lifts the grey film that grout leaves on porcelain and ceramic. Wait ten days, wash once, rinse well.',
    story: 'Not for marble, limestone or travertine.\nWear gloves.',
  },
  {
    key: 'heavy-duty',
    title: 'Heavy-Duty Tile Cleaner',
    size: 'Quart',
    category: 'Cleaners',
    cents: 1899,
    sqft: 300,
    description: 'Takes off grease, wax and old sealer that a mop only pushes around. Alkaline, so it spares stone.',
    story: 'Dilute one to five for spring cleaning.\nUse it straight to strip.',
  },
  {
    key: 'hardwood',
    title: 'Hardwood Floor Cleaner',
    size: '32 oz Spray',
    category: 'Cleaners',
    cents: 1199,
    sqft: 600,
    description:
      'Dries in two minutes and leaves no shine of its own. For sealed wood, engineered boards and laminate.',
    story: 'Spray a little, mop with microfiber.\nNo steam, no wax.',
  },
  {
    key: 'vinyl',
    title: 'Vinyl Floor Cleaner',
    size: '32 oz Spray',
    category: 'Cleaners',
    cents: 1099,
    sqft: 600,
    description:
      'Brings the matte back to vinyl planks and does not build up. Paw prints, juice and scuffs come off in one pass.',
    story: 'No rinsing.\nSafe for pets as soon as it is dry.',
  },
]

export const careGoods: readonly StandaloneGood[] = rows.map((row) => ({
  key: `care-${row.key}`,
  kind: 'care',
  name: `Sealhaven ${row.title} ${row.size}`,
  category: row.category,
  brand: 'sealhaven',
  attributes: { coverageSqft: row.sqft },
  units: goodUnits('bottle', 'each', { lbs: pounds[row.size] }),
  cents: row.cents,
  description: row.description,
  story: row.story,
  picture: {
    kind: 'goods',
    goods: 'bottle',
    title: row.title,
    detail: row.size,
    color: row.category === 'Sealers' ? '#33526b' : '#5f8a5b',
    accent: '#f2efe8',
  },
  alt: `A ${row.size.toLowerCase()} bottle of ${row.title.toLowerCase()}`,
  parcel: parcels[row.size],
}))
