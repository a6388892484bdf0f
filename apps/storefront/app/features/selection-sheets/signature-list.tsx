import type { SheetDetail } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { Link } from '@tessera/ui/link'
import { Moment } from '@tessera/ui/time-zone'
import { SignatureDrawing } from '../../kit/plans/signature-drawing.tsx'

/** The signatures with version and validity. */
export function SignatureList({ sheet }: { sheet: SheetDetail }) {
  if (sheet.signatures.length === 0) return null
  return (
    <section aria-labelledby="signatures" className="grid gap-3">
      <h2 id="signatures" className="text-2xl">
        Signatures
      </h2>
      <ul className="grid gap-px border border-grout bg-grout tablet:grid-cols-2 tablet:[&>:last-child:nth-child(odd)]:col-span-2">
        {sheet.signatures.map((one) => (
          <li
            key={`${one.version} ${one.signedAt}`}
            className="grid content-start justify-items-start gap-2 bg-surface p-5"
          >
            <Badge kind={one.isVoid ? 'plain' : 'success'}>{one.isVoid ? 'Void' : 'Valid'}</Badge>
            <SignatureDrawing name={one.name} strokes={one.strokes} />
            <p>
              {one.name}, <Moment at={one.signedAt} />
            </p>
            {one.voidReason && <p className="text-sm text-stone">{one.voidReason}</p>}
            <Link href={`/account/selection-sheets/${sheet.selectionSheetId}/versions/${one.version}`}>
              See version {one.version} as it was signed
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
