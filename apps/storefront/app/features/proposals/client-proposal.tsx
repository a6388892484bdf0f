import type { ClientProposal } from '@tessera/client/shop/types.gen'
import { formatDay, formatMoney, formatUnits } from '@tessera/ui/format'
import type { ReactNode } from 'react'
import { TotalList } from './total-list.tsx'

interface Props {
  proposal: ClientProposal
  logoHref: string
  /** Buttons such as the PDF download. */
  actions: ReactNode
}

/** The proposal as the client sees it: work, price and expiry date. */
export function ClientProposalView({ proposal, logoHref, actions }: Props) {
  const { title, company, preparedBy, clientName, intro, validUntil, hasLogo, labor } = proposal
  return (
    <div className="grid gap-10">
      <header className="grid gap-4">
        <div className="flex flex-wrap items-center gap-4">
          {hasLogo && <img src={logoHref} alt="" width={96} height={96} className="size-24 object-contain" />}
          <p className="text-lg">{company}</p>
        </div>
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
      <Materials proposal={proposal} />
      {labor.length > 0 && (
        <section aria-labelledby="labor" className="grid gap-4">
          <h2 id="labor" className="text-2xl">
            Labor
          </h2>
          <ul className="border-t border-grout">
            {labor.map(({ name, totalCents }) => (
              <li key={name} className="flex justify-between gap-6 border-b border-grout py-4">
                <span className="wrap-anywhere">{name}</span>
                <span className="tabular">{formatMoney(totalCents)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ClientTotals proposal={proposal} />
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
  const { materialCents, chargesCents, laborCents, totalCents } = proposal
  const rows: [label: string, cents: number][] = [
    ['Materials', materialCents],
    ['Delivery and taxes', chargesCents],
    ...(laborCents > 0 ? [['Labor', laborCents] as [string, number]] : []),
  ]
  return (
    <div className="w-full max-w-md justify-self-end">
      <TotalList rows={rows} totalCents={totalCents} />
    </div>
  )
}
