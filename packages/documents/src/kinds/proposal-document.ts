import type { ValueOf } from '@tessera/contract/kit/model'
import type { ClientProposal } from '@tessera/contract/middleware/proposals/models'
import { formatDollars } from '@tessera/domain/format-dollars'
import { formatUnits } from '@tessera/domain/format-units'
import { dayIn, formatDay, formatDayIn } from '../format-values.ts'
import type { PrintDocument } from '../print-document.ts'

type ProposalData = ValueOf<typeof ClientProposal>

/** For the client, under the offering company's name. Its input holds only data that the client may read. */
export function proposalDocument(
  proposal: ProposalData,
  { madeAt, timeZone }: { madeAt: string; timeZone: string },
  logo?: Uint8Array,
): PrintDocument {
  const hasPrices = proposal.lines.some(({ totalCents }) => totalCents !== null)
  return {
    title: 'Proposal',
    number: proposal.title,
    madeOn: dayIn(madeAt, timeZone),
    sender: { name: proposal.company, licenseNumber: proposal.licenseNumber, logo },
    facts: [
      ['For', proposal.clientName ?? ''],
      ['Prepared by', proposal.preparedBy],
      ['Valid until', formatDay(proposal.validUntil)],
      ['Number', proposal.number],
    ],
    parties: workParties(proposal),
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
      ...(proposal.laborCents > 0 ? [{ label: 'Labor', value: formatDollars(proposal.laborCents) }] : []),
      ...(proposal.freightCents > 0 ? [{ label: 'Delivery', value: formatDollars(proposal.freightCents) }] : []),
      { label: 'Sales tax', value: formatDollars(proposal.taxCents) },
      { label: 'Total', value: formatDollars(proposal.totalCents), isStrong: true },
      ...(proposal.depositCents === null
        ? []
        : [{ label: `Deposit at signing, ${proposal.depositPercent}%`, value: formatDollars(proposal.depositCents) }]),
    ],
    notes: [...(proposal.intro ? [proposal.intro] : []), ...signatureLines(proposal, timeZone)],
  }
}

const workParties = ({ scope, exclusions }: ProposalData): PrintDocument['parties'] => [
  ...(scope ? [{ label: 'Scope of work', lines: [scope] }] : []),
  ...(exclusions ? [{ label: 'Not included', lines: [exclusions] }] : []),
]

const line = '________________________________________   Date: ____________________'

/** A signed proposal names the signer; a paper copy has lines for both parties. */
const signatureLines = ({ signature, company }: ProposalData, timeZone: string): string[] =>
  signature
    ? [`Accepted and signed by ${signature.name}, ${formatDayIn(signature.signedAt, timeZone)}.`]
    : [`Accepted by the client: ${line}`, `For ${company}: ${line}`]
