import { cuttingTools } from './cutting-tools.ts'
import { layingTools } from './laying-tools.ts'
import { goodUnits, type StandaloneGood } from './standalone-good.ts'
import type { ToolDrawing } from './tool-row.ts'

const parcels: Partial<Record<ToolDrawing, readonly [number, number, number]>> = {
  cutter: [30, 12, 8],
  kit: [14, 12, 8],
  pail: [14, 14, 15],
}

export const tools: readonly StandaloneGood[] = [...layingTools, ...cuttingTools].map(
  ([title, drawn, category, cents, lbs, pieces, description, story]) => ({
    key: `tool-${title}`,
    kind: 'tool',
    name: `Trueline ${title}${pieces > 1 ? ` Pack of ${pieces}` : ''}`,
    category,
    brand: 'trueline',
    attributes: {},
    units: goodUnits(pieces > 1 ? 'pack' : 'each', 'each', { lbs, pieces }),
    cents,
    description,
    story,
    picture: {
      kind: 'goods',
      goods: drawn,
      title,
      detail: pieces > 1 ? `${pieces} pieces` : '',
      color: '#d8a332',
      accent: '#2f3b45',
    },
    alt: pieces > 1 ? `A pack of ${pieces} ${title.toLowerCase()}` : title,
    parcel: title.startsWith('Snap Cutter 50')
      ? [58, 14, 9]
      : title.startsWith('Snap Cutter 36')
        ? [44, 13, 8]
        : (parcels[drawn] ?? [12, 6, 4]),
  }),
)
