import { buttonClass, LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { type ReactNode, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { findFailedAnswer } from '../../http/failed-answer.ts'
import { failedFormIn } from '../../http/failed-form.ts'
import { frameKindOf } from '../../http/frame-kind.ts'
import { reportedPath, sendTelemetry } from '../../kit/tracking/send-telemetry.ts'
import { ErrorReferenceContext } from '../error-reference.tsx'
import { ErrorHelp } from './error-help.tsx'
import { ResendForm } from './resend-form.tsx'

interface ErrorPageProps {
  status: number
  /** Data of the thrown response; for 410 it may name the replacement. */
  data: unknown
  error: unknown
}

interface ErrorText {
  title: string
  text: ReactNode
  action: ReactNode
  pattern: 'hex' | 'herringbone'
}

const home = <LinkButton href="/">Home</LinkButton>
const browse = (
  <>
    <LinkButton kind="primary" href="/shop/tile">
      See all tile
    </LinkButton>
    {home}
  </>
)

const errorTexts: Record<number, ErrorText> = {
  400: {
    title: 'We couldn’t process that request',
    text: 'Go back, check what you entered and try again.',
    action: home,
    pattern: 'herringbone',
  },
  401: {
    title: 'Please sign in',
    text: 'Sign in to view this page.',
    action: <SignIn />,
    pattern: 'hex',
  },
  403: {
    title: 'You don’t have permission',
    text: 'An account administrator can grant access under Account users.',
    action: <LinkButton href="/account">Go to your account</LinkButton>,
    pattern: 'hex',
  },
  404: {
    title: 'Page not found',
    text: 'It may have moved, or the address may be misspelled. Search above or start here.',
    action: browse,
    pattern: 'hex',
  },
  410: {
    title: 'This product is discontinued',
    text: 'Browse similar tile, or search above.',
    action: browse,
    pattern: 'hex',
  },
  413: {
    title: 'That file is too large',
    text: 'Go back and choose a smaller file.',
    action: home,
    pattern: 'herringbone',
  },
  429: {
    title: 'Too many requests',
    text: 'Too many attempts. Try again in a minute.',
    action: <TryAgain />,
    pattern: 'hex',
  },
}

/** Status names of the specification. */
const statusNames: Record<number, string> = {
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

const offline: ErrorText = {
  title: 'You are offline',
  text: 'You can still open pages you’ve visited. Your cart is saved.',
  action: <TryAgain />,
  pattern: 'herringbone',
}

/** Error page with the status, a message, one action and a reference to call about. It loads no data. */
export function ErrorPage({ status, data, error }: ErrorPageProps) {
  const reference = useReference(status, error)
  const address = useAddress()
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false
  const errorText = isOffline ? offline : errorTexts[status]
  const message = messageOf(data)
  const failedForm = failedFormIn(data)
  if (failedForm) return <ResendForm form={failedForm} message={message} />
  if (frameKindOf(address) === 'client') return <ClientError status={status} message={message} href={address} />
  return (
    <div className="page py-12">
      <title>{`${errorText?.title ?? 'Something went wrong'} – Tessera`}</title>
      <EmptyState
        level={1}
        title={errorText?.title ?? 'Something went wrong, please try again'}
        pattern={errorText?.pattern ?? 'herringbone'}
        action={errorText?.action ?? <TryAgain />}
      >
        <p>{message ?? errorText?.text ?? 'The problem is on our end. Your cart is saved.'}</p>
        {status >= 500 && !isOffline && (
          <p className="mt-2 text-sm">
            {statusNames[status] ? `${status} ${statusNames[status]} · ` : ''}Reference{' '}
            <code data-reference={reference}>{reference}</code>
          </p>
        )}
      </EmptyState>
      <ErrorHelp status={status} href={address} />
    </div>
  )
}

/** For a client of a contractor: no way into our shop. */
const ClientError = ({ status, message, href }: { status: number; message: string | undefined; href: string }) => (
  <div className="page py-12">
    <title>{status === 404 ? 'Page not found' : 'Something went wrong'}</title>
    <EmptyState
      level={1}
      title={status === 404 ? 'Page not found' : 'Something went wrong, please try again'}
      action={status !== 404 && <a href={href}>Try again</a>}
    >
      {message ?? 'If this keeps happening, ask the sender for a new link.'}
    </EmptyState>
  </div>
)

const messageOf = (data: unknown): string | undefined => {
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined
  return typeof message === 'string' ? message : undefined
}

/** Reloads the whole document instead of retrying on the failed page. */
function TryAgain() {
  return (
    <>
      <a href={useAddress()} className={buttonClass({ kind: 'primary' })}>
        Try again
      </a>
      {home}
    </>
  )
}

function SignIn() {
  return (
    <LinkButton kind="primary" href={`/sign-in?returnurl=${encodeURIComponent(useAddress())}`}>
      Sign in
    </LinkButton>
  )
}

function useAddress(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}

/** The server already reported the error of the initial page. */
let isReportedByServer = true

/** The reference of the response, or a new one for a browser error; each cause is reported once. */
function useReference(status: number, error: unknown): string | undefined {
  const serverReference = use(ErrorReferenceContext)
  const [own, setOwn] = useState<string>()
  const { pathname } = useLocation()
  useEffect(() => {
    if (status < 500 || !navigator.onLine) return
    const answered = findFailedAnswer()
    const reference = answered ?? serverReference ?? crypto.randomUUID().slice(0, 8).toUpperCase()
    setOwn(reference)
    if (answered) return
    if (serverReference && isReportedByServer) {
      isReportedByServer = false
      return
    }
    const { message, stack } = error instanceof Error ? error : new Error(String(status))
    sendTelemetry({
      kind: 'errors',
      errors: [{ message, stack, path: reportedPath(pathname), at: Date.now(), reference }],
    })
  }, [status, error, serverReference, pathname])
  return own ?? serverReference
}
