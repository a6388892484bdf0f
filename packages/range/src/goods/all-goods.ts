import { careGoods } from './care.ts'
import type { Good } from './good.ts'
import { grouts } from './grouts.ts'
import { membranes } from './membranes.ts'
import { metalEdges } from './metal-edges.ts'
import { mortars } from './mortars.ts'
import { services } from './services.ts'
import { tools } from './tools.ts'

/** First in the range, so that their SKUs do not depend on its size. */
export const allGoods: readonly Good[] = [
  ...grouts,
  ...mortars,
  ...membranes,
  ...careGoods,
  ...tools,
  ...metalEdges,
  ...services,
]
