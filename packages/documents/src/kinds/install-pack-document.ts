import type { ValueOf } from '@tessera/contract/kit/model'
import type { ProjectDetail } from '@tessera/contract/middleware/projects/models'
import { formatUnits } from '@tessera/domain/format-units'
import { dayIn, formatArea, formatDayIn, toSentenceCase } from '../format-values.ts'
import type { PrintDocument, PrintPlan, PrintTable } from '../print-document.ts'
import { addressLines } from './parties.ts'

export type ProjectData = ValueOf<typeof ProjectDetail>
type Item = ProjectData['items'][number]

/** For the installation crew: materials, quantities and patterns by room, with drawn plans. No prices. */
export function installPackDocument(
  project: ProjectData,
  timeZone: string,
  plans: readonly PrintPlan[] = [],
): PrintDocument {
  const used = project.items.filter(({ alternateOf }) => alternateOf === null)
  const rooms = project.rooms.map((room) => ({
    heading: [room.name, formatArea(room.areaSqft), sizeOf(room)].filter(Boolean).join(', '),
    items: used.filter(({ roomId }) => roomId === room.id),
  }))
  const loose = { heading: 'Everywhere', items: used.filter(({ roomId }) => roomId === null) }
  return {
    title: 'Install pack',
    number: project.projectId,
    madeOn: dayIn(project.updatedAt, timeZone),
    facts: [
      ['Project', project.name],
      ['Job', project.jobName ?? ''],
      ['PO number', project.poNumber ?? ''],
      ['As of', formatDayIn(project.updatedAt, timeZone)],
    ],
    parties: project.place ? [{ label: 'Job site', lines: addressLines(project.place) }] : [],
    tables: [...rooms, loose].filter(({ items }) => items.length > 0).map(tableOf),
    totals: [],
    plans,
    notes: [
      ...project.rooms.flatMap(({ name, notes }) => (notes ? [`${name}: ${notes}`] : [])),
      ...missingOf(project),
      'Open several boxes and mix the tiles. Check that every box has the same lot number before you install.',
    ],
  }
}

/** One line per material. */
function missingOf({ missing, items }: ProjectData): string[] {
  const names = new Map(items.map((item) => [item.basketItemGuid, item.name]))
  const byItem = Map.groupBy(missing, ({ basketItemGuid }) => basketItemGuid)
  return [...byItem].map(
    ([guid, all]) => `Not planned yet for ${names.get(guid)}: ${all.map(({ what }) => what).join(', ')}.`,
  )
}

const sizeOf = ({ lengthFt, widthFt }: ProjectData['rooms'][number]): string =>
  lengthFt && widthFt ? `${lengthFt} × ${widthFt} ft` : ''

const tableOf = ({ heading, items }: { heading: string; items: readonly Item[] }): PrintTable => ({
  heading,
  columns: [
    { label: 'Surface', share: 2 },
    { label: 'Material', share: 6 },
    { label: 'Pattern', share: 3 },
    { label: 'Needed', share: 2.4, isRight: true },
    { label: 'On site', share: 2, isRight: true },
    { label: 'Done', share: 1.2, isTicked: true },
  ],
  rows: items.map((item) => [
    toSentenceCase(item.surface),
    [item.name, item.sku, item.notes ?? ''].filter(Boolean).join('\n'),
    [item.pattern && toSentenceCase(item.pattern), item.wastePercent && `${item.wastePercent}% for cuts`]
      .filter(Boolean)
      .join('\n'),
    [formatUnits(item.boxes, item.purchaseUnit), formatArea(item.needSqft)].filter(Boolean).join('\n'),
    `${item.deliveredBoxes} of ${item.boxes}`,
    '',
  ]),
})
