import type { ProRequest } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { FactList } from '@tessera/ui/fact-list'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { OutcomeNotice } from '../../generic/outcome-notice.tsx'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { formatAge } from '../tasks/format-age.ts'
import type { TaskOutcome } from '../tasks/task-actions.server.ts'
import { DecisionForm } from './decision-form.tsx'
import { proStatusWords } from './pro-request-list.ts'

interface Props {
  request: ProRequest
  formKey: string
  outcome: TaskOutcome | undefined
  /** The decision just made on the request before this one. */
  done: string | null
  hasHistory: boolean
  now: string
}

/** A request for a Pro Account with its certificate beside it. After a decision the next one opens by itself. */
export function ProRequestScreen({ request, formKey, outcome, done, hasHistory, now }: Props) {
  const { status } = request
  return (
    <div className="grid gap-5">
      {done && !outcome ? (
        <Notice kind="success" isLive>
          {done}
        </Notice>
      ) : (
        <OutcomeNotice outcome={outcome} shown="all" />
      )}
      <RequestHead request={request} hasHistory={hasHistory} now={now} />
      <div className="grid items-start gap-x-8 gap-y-6 desktop:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <ScreenPart title="Request">
            <FactList facts={factsOf(request)} />
          </ScreenPart>
          {request.history.length > 0 && <History request={request} now={now} />}
          {isOpen(status) && (
            <ScreenPart title="Decision">
              <DecisionForm request={request} formKey={formKey} outcome={outcome} />
            </ScreenPart>
          )}
        </div>
        <Certificate request={request} />
      </div>
    </div>
  )
}

const isOpen = (status: ProRequest['status']): boolean =>
  status === 'in-review' || status === 'needs-info' || status === 'declined'

function RequestHead({ request, hasHistory, now }: Pick<Props, 'request' | 'hasHistory' | 'now'>) {
  const { account, customerNumber, status, askedAt, nextNumber } = request
  const [word, kind] = proStatusWords[status]
  return (
    <header className="grid gap-2">
      <Breadcrumb
        crumbs={[
          { title: 'Pro requests', url: '/pro-requests' },
          { title: account, url: `/pro-requests/${customerNumber}` },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl wrap-anywhere">{account}</h1>
        <Badge kind={kind}>{word}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-3 text-stone">
        <Link href={`/customers/${customerNumber}`}>Customer {customerNumber}</Link>
        <span>Age: {formatAge(askedAt, now)}</span>
        {hasHistory && <Link href={`/audit?record=customers/${customerNumber}`}>History</Link>}
        {nextNumber && <Link href={`/pro-requests/${nextNumber}`}>Skip to the next</Link>}
      </p>
    </header>
  )
}

const factsOf = (request: ProRequest): [string, string][] => {
  const { contact, email, phone, trade, taxId, website, place, expectedVolume, referredBy, wantsTerms } = request
  const facts: [string, string | null][] = [
    ['Contact', contact],
    ['Email', email],
    ['Phone', phone],
    ['Trade', trade],
    ['Tax ID', taxId],
    ['Address', place],
    ['Website', website],
    ['Expected volume', expectedVolume && `${expectedVolume} a year`],
    ['Referred by', referredBy],
    ['Payment', wantsTerms ? 'On terms' : 'By card'],
  ]
  return facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))
}

const decisionWords = { approve: 'Approved', decline: 'Declined', ask: 'Asked' } as const

const History = ({ request: { history }, now }: { request: ProRequest; now: string }) => (
  <ScreenPart title="Previous decisions">
    <ul className="grid gap-2">
      {history.map(({ at, by, decision, text }) => (
        <li key={at} className="wrap-anywhere">
          {decisionWords[decision]}
          {by && ` by ${by}`} <span className="text-stone">({formatAge(at, now)})</span>
          {text && `: ${text}`}
        </li>
      ))}
    </ul>
  </ScreenPart>
)

/**
 * A phone opens it in the viewer of its own; each reading is in the audit. Without the words after `#` Chrome gives half
 * of the width to small pictures of its pages, and the text cannot be read.
 */
function Certificate({ request: { customerNumber, account, hasCertificate } }: { request: ProRequest }) {
  const href = `/console/tasks/certificate?${new URLSearchParams({ customerNumber })}`
  return (
    <ScreenPart title="Certificate">
      {hasCertificate ? (
        <>
          <iframe
            title={`Certificate of ${account}`}
            src={`${href}#view=FitH&navpanes=0`}
            loading="lazy"
            className="hidden h-[70dvh] w-full border border-grout bg-surface desktop:block"
          />
          <p>
            <a href={href} target="_blank" rel="noreferrer">
              Open the certificate
            </a>
          </p>
        </>
      ) : (
        <p className="text-stone">No certificate came with this request.</p>
      )}
    </ScreenPart>
  )
}
