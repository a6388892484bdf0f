import type { SheetDetail, SheetShare } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { formatUnits } from '@tessera/ui/format'
import { DayAt, Moment } from '@tessera/ui/time-zone'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { NewLink, type ShareLink } from '../../kit/plans/new-link.tsx'
import { ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'
import { ShareFields } from '../../kit/plans/share-fields.tsx'
import { SheetActionButton } from './sheet-action-button.tsx'
import { isSheetSigned } from './sheet-status.tsx'
import { SignatureList } from './signature-list.tsx'

interface Props {
  sheet: SheetDetail
  refusal: FormRefusal | undefined
  link: ShareLink | undefined
}

/** Links for the client with their views, and the signatures. */
export function ShareView({ sheet, refusal, link }: Props) {
  const isOpen = sheet.canEdit && sheet.status !== 'archived'
  return (
    <div className="grid gap-10">
      {link && <NewLink link={link} what="the sheet" />}
      {isOpen && (
        <section aria-labelledby="new-link" className="grid max-w-2xl gap-4">
          <h2 id="new-link" className="text-2xl">
            Client link
          </h2>
          <p className="text-stone">
            Anyone with the link can view the selection, choose alternates, comment and sign.{' '}
            {sheet.priceView === 'none' ? 'Prices are hidden.' : 'They see their prices, never yours.'}
          </p>
          <ShareForm key={sheet.shares.length} sheet={sheet} refusal={refusal} />
        </section>
      )}
      <ShareLinks sheet={sheet} />
      <SignatureList sheet={sheet} />
    </div>
  )
}

function ShareForm({ sheet, refusal }: Omit<Props, 'link'>) {
  const field = scopedFields(refusal, 'share', { days: '30', email: sheet.clientEmail })
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
      <input type="hidden" name="intent" value="share" />
      <input type="hidden" name="revision" value={sheet.revision} />
      <ScopeFields scope="share" refusal={refusal} />
      <ShareFields field={field} />
      <div>
        <Button type="submit" kind={isSheetSigned(sheet.status) ? 'secondary' : 'primary'}>
          Create link
        </Button>
      </div>
    </Form>
  )
}

function ShareLinks({ sheet }: { sheet: SheetDetail }) {
  if (sheet.shares.length === 0) return null
  return (
    <section aria-labelledby="links" className="grid gap-3">
      <h2 id="links" className="text-2xl">
        Links
      </h2>
      <ul className="border-t border-grout">
        {sheet.shares.map((share) => (
          <li
            key={share.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-grout py-3"
          >
            <span className="grid">
              <span>
                Created <Moment at={share.createdAt} />, <ShareState share={share} />
              </span>
              <span className="text-sm text-stone">
                <ShareViews share={share} />
              </span>
            </span>
            {share.isLive && (
              <SheetActionButton sheet={sheet} intent="end-share" size="Small" more={{ shareId: share.id }}>
                Revoke link
                <span className="sr-only">
                  {' '}
                  of <Moment at={share.createdAt} />
                </span>
              </SheetActionButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ShareState({ share: { isLive, expiresAt } }: { share: SheetShare }) {
  if (!isLive) return 'ended'
  return (
    <>
      expires <DayAt at={expiresAt} />
    </>
  )
}

function ShareViews({ share: { views, lastViewedAt } }: { share: SheetShare }) {
  if (!lastViewedAt) return 'Not viewed yet'
  return (
    <>
      Viewed {formatUnits(views, 'time')}, last <Moment at={lastViewedAt} />
    </>
  )
}
