import { careGoods } from './care.ts'
import { grouts } from './grouts.ts'
import { membranes } from './membranes.ts'
import { metalEdges } from './metal-edges.ts'
import { mortars } from './mortars.ts'
import { services } from './services.ts'
import type { StandaloneGood } from './standalone-good.ts'
import { tools } from './tools.ts'

/** First in the range, so that their SKUs do not depend on its size. */
export const allGoods: readonly StandaloneGood[] = [
  ...grouts,
  ...mortars,
  ...membranes,
  ...careGoods,
  ...tools,
  ...metalEdges,
  ...services,
]
