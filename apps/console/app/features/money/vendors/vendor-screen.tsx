import type { StaffVendorPayment } from '@tessera/client/shop/types.gen'
import { shopTimeZone } from '@tessera/domain/local-time'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { FactList } from '@tessera/ui/fact-list'
import { Notice } from '@tessera/ui/notice'
import { formatMoment } from '../../../generic/format-days.ts'
import { ReasonForm, type ReasonOutcome } from '../../../generic/reason-form.tsx'
import { ScreenPart } from '../../../generic/screen-part.tsx'

interface Props {
  payment: StaffVendorPayment
  outcome: ReasonOutcome | undefined
}

/** Bank details of one vendor: what to check first, then the account to those who say why. */
export const VendorScreen = ({ payment, outcome }: Props) => (
  <div className="grid gap-5">
    <VendorHead payment={payment} />
    <Warnings payment={payment} />
    {payment.accounts.length > 0 ? (
      <Account payment={payment} />
    ) : (
      <ReasonForm
        label="Why do you need these bank details?"
        hint="Recorded in the audit with your name. The details are then shown to you for ten minutes."
        submitLabel="Show bank details"
        outcome={outcome}
      />
    )}
    <Openings payment={payment} />
  </div>
)

const VendorHead = ({
  payment: { reference, company, contactName, email, phone, sentAt, isDone, doneBy },
}: Pick<Props, 'payment'>) => (
  <header className="grid gap-2">
    <Breadcrumb
      crumbs={[
        { title: 'Vendors', url: '/money/vendors' },
        { title: company, url: `/money/vendors/${reference}` },
      ]}
    />
    <h1 className="text-2xl wrap-anywhere">Bank details of {company}</h1>
    <FactList
      facts={[
        ['Reference', reference],
        ['Sent', formatMoment(sentAt, shopTimeZone)],
        ['Contact', contactName],
        ['Email', email],
        ['Phone in the form', phone],
        ['Verified by phone', isDone && doneBy],
      ]}
    />
  </header>
)

/** Changed bank details are how vendors are impersonated, so both are said before the account is shown. */
const Warnings = ({ payment: { isDone, earlier } }: Pick<Props, 'payment'>) => (
  <>
    {!isDone && (
      <Notice kind="warning" title="Not verified yet">
        Call the vendor at the number on file, not the one in this form. Then mark the form as done in the inbox.
      </Notice>
    )}
    {earlier > 0 && (
      <Notice kind="warning" title="This address sent details before">
        Ask the vendor about the change when you call.
      </Notice>
    )}
  </>
)

const Account = ({ payment: { accounts, openUntil } }: Pick<Props, 'payment'>) => (
  <ScreenPart title="Account">
    {accounts.map(({ taxId, bankName, routingNumber, accountNumber, accountType }) => (
      <FactList
        key={accountNumber}
        facts={[
          ['Bank', bankName],
          ['Account type', accountType === 'savings' ? 'Savings' : 'Checking'],
          [
            'Routing number',
            <span key="routing" className="tabular">
              {routingNumber}
            </span>,
          ],
          [
            'Account number',
            <span key="account" className="tabular">
              {accountNumber}
            </span>,
          ],
          ['Tax ID', <span key="tax" className="tabular">{`${taxId.slice(0, 2)}-${taxId.slice(2)}`}</span>],
        ]}
      />
    ))}
    <p className="text-stone">Shown to you until {openUntil && formatMoment(openUntil, shopTimeZone)}.</p>
  </ScreenPart>
)

const Openings = ({ payment: { openings } }: Pick<Props, 'payment'>) => (
  <ScreenPart title="Opened by">
    {openings.length === 0 ? (
      <p className="text-stone">No one has opened these details.</p>
    ) : (
      <ul className="grid gap-1">
        {openings.map(({ by, at, reason }) => (
          <li key={`${at} ${by} ${reason}`} className="wrap-anywhere">
            <b>{by}</b>, {formatMoment(at, shopTimeZone)}: {reason}
          </li>
        ))}
      </ul>
    )}
  </ScreenPart>
)
