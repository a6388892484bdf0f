import type { ClientProposal } from '@tessera/client/shop/types.gen'
import { formatDay, formatMoney, formatUnits } from '@tessera/ui/format'
import type { ReactNode } from 'react'
import { ClientSignature, ClientTerms } from './client-terms.tsx'
import { TotalList } from './total-list.tsx'

interface Props {
  proposal: ClientProposal
  /** Buttons such as the PDF download. */
  actions: ReactNode
}

/** The proposal as the client sees it: work, price and expiry date. */
export function ClientProposalView({ proposal, actions }: Props) {
  const { title, preparedBy, clientName, intro, validUntil, labor } = proposal
  return (
    <div className="grid gap-10">
      <header className="grid gap-4">
        <h1 className="text-5xl wrap-anywhere">{title}</h1>
        <p className="text-stone">
          {[
            clientName && `For ${clientName}`,
            `prepared by ${preparedBy}`,
            validUntil && `valid until ${formatDay(validUntil)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {intro && <p className="max-w-text text-lg whitespace-pre-line">{intro}</p>}
        <div className="no-print">{actions}</div>
      </header>
      <ClientTerms proposal={proposal} />
      <Materials proposal={proposal} />
      {labor.length > 0 && (
        <section aria-labelledby="labor" className="grid gap-4">
          <h2 id="labor" className="text-2xl">
            Labor
          </h2>
          <ul className="border-t border-grout">
            {labor.map(({ name, totalCents }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same name, and the list never changes
              <li key={at} className="flex justify-between gap-6 border-b border-grout py-4">
                <span className="wrap-anywhere">{name}</span>
                <span className="tabular">{formatMoney(totalCents)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ClientTotals proposal={proposal} />
      <ClientSignature proposal={proposal} />
    </div>
  )
}

const Materials = ({ proposal: { lines } }: { proposal: ClientProposal }) => (
  <section aria-labelledby="materials" className="grid gap-4">
    <h2 id="materials" className="text-2xl">
      Materials
    </h2>
    <ul className="border-t border-grout">
      {lines.map(({ lineNo, name, room, boxes, unit, sku_image_url, totalCents }) => (
        <li key={lineNo} className="grid grid-cols-[4rem_1fr_auto] items-start gap-x-4 border-b border-grout py-4">
          <img
            src={sku_image_url}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            className="size-16 bg-grout object-cover"
          />
          <p className="grid">
            {name}
            <span className="text-sm text-stone">{[room, formatUnits(boxes, unit)].filter(Boolean).join(' · ')}</span>
          </p>
          {totalCents !== null && <p className="tabular">{formatMoney(totalCents)}</p>}
        </li>
      ))}
    </ul>
  </section>
)

function ClientTotals({ proposal }: { proposal: ClientProposal }) {
  const { materialCents, freightCents, taxCents, laborCents, totalCents, depositCents, depositPercent } = proposal
  const rows: [label: string, cents: number][] = [
    ['Materials', materialCents],
    ...(laborCents > 0 ? [['Labor', laborCents] as [string, number]] : []),
    ...(freightCents > 0 ? [['Delivery', freightCents] as [string, number]] : []),
    ['Sales tax', taxCents],
  ]
  return (
    <div className="w-full max-w-md justify-self-end">
      <TotalList rows={rows} totalCents={totalCents} />
      {depositCents !== null && (
        <p className="mt-3 flex justify-between gap-4">
          <span className="text-stone">Deposit at signing, {depositPercent}%</span>
          <span className="tabular">{formatMoney(depositCents)}</span>
        </p>
      )}
    </div>
  )
}
