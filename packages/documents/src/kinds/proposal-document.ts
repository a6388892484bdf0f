import type { ValueOf } from '@tessera/contract/kit/model'
import type { ClientProposal } from '@tessera/contract/middleware/proposals/models'
import { formatDay, formatDollars, formatUnits } from '../format-values.ts'
import type { PrintDocument } from '../print-document.ts'

type ProposalData = ValueOf<typeof ClientProposal>

/** For the client, under the offering company's name. Its input holds only data that the client may read. */
export function proposalDocument(proposal: ProposalData, madeOn: string, logo?: Uint8Array): PrintDocument {
  const hasPrices = proposal.lines.some(({ totalCents }) => totalCents !== null)
  return {
    title: 'Proposal',
    number: proposal.title,
    madeOn,
    sender: { name: proposal.company, logo },
    facts: [
      ['For', proposal.clientName ?? ''],
      ['Prepared by', proposal.preparedBy],
      ['Valid until', formatDay(proposal.validUntil)],
      ['Number', proposal.number],
    ],
    parties: [],
    tables: [
      {
        heading: 'Materials',
        columns: [
          { label: 'Item', share: 6 },
          { label: 'Quantity', share: 2, isRight: true },
          ...(hasPrices ? [{ label: 'Price', share: 2, isRight: true }] : []),
        ],
        rows: proposal.lines.map(({ name, room, boxes, unit, totalCents }) => [
          [name, room ?? ''].filter(Boolean).join('\n'),
          formatUnits(boxes, unit),
          ...(hasPrices ? [formatDollars(totalCents ?? 0)] : []),
        ]),
      },
      ...(proposal.labor.length > 0
        ? [
            {
              heading: 'Labor',
              columns: [
                { label: 'Work', share: 8 },
                { label: 'Price', share: 2, isRight: true },
              ],
              rows: proposal.labor.map(({ name, totalCents }) => [name, formatDollars(totalCents)]),
            },
          ]
        : []),
    ],
    totals: [
      { label: 'Materials', value: formatDollars(proposal.materialCents) },
      { label: 'Delivery and taxes', value: formatDollars(proposal.chargesCents) },
      ...(proposal.laborCents > 0 ? [{ label: 'Labor', value: formatDollars(proposal.laborCents) }] : []),
      { label: 'Total', value: formatDollars(proposal.totalCents), isStrong: true },
    ],
    notes: proposal.intro ? [proposal.intro] : [],
  }
}
