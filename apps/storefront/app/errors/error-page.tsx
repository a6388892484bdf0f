import { buttonClass, LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { type ReactNode, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { findFailedAnswer } from '../asking/failed-answer.ts'
import { collect, toldPath } from '../lib/collect.ts'
import { ReferenceContext } from '../shell/reference.tsx'
import { ErrorMore } from './error-more.tsx'

interface ErrorPageProps {
  status: number
  /** What the loader gave along: for 410 it may name what replaces the thing. */
  data: unknown
  error: unknown
}

interface Words {
  title: string
  text: ReactNode
  action: ReactNode
  pattern: 'hex' | 'herringbone'
}

const home = <LinkButton href="/">Back to the start</LinkButton>
const browse = (
  <>
    <LinkButton kind="primary" href="/shop/tile">
      See all tile
    </LinkButton>
    {home}
  </>
)

const known: Record<number, Words> = {
  400: {
    title: 'We could not read that request',
    text: 'Please go back, check what you entered and send it again.',
    action: home,
    pattern: 'herringbone',
  },
  401: {
    title: 'Please sign in',
    text: 'This page belongs to an account.',
    action: <SignIn />,
    pattern: 'hex',
  },
  403: {
    title: 'Your account does not have this right',
    text: 'An administrator of your account can grant it under Account users.',
    action: <LinkButton href="/account">To your account</LinkButton>,
    pattern: 'hex',
  },
  404: {
    title: 'We do not have this page',
    text: 'It may have moved, or the address has a typing error. Search above, or start from here.',
    action: browse,
    pattern: 'hex',
  },
  410: {
    title: 'This is no longer made',
    text: 'The tile has been discontinued. There is something close to it, we are fairly sure.',
    action: browse,
    pattern: 'hex',
  },
  413: {
    title: 'That is too much at once',
    text: 'Please go back and choose a smaller file.',
    action: home,
    pattern: 'herringbone',
  },
  429: { title: 'One moment, please', text: 'That was too often.', action: <TryAgain />, pattern: 'hex' },
}

/** What the specification calls them. */
const names: Record<number, string> = { 500: 'Internal Server Error', 502: 'Bad Gateway', 503: 'Service Unavailable' }

const offline: Words = {
  title: 'You are offline',
  text: 'Pages you have looked at before still open. Your cart is safe.',
  action: <TryAgain />,
  pattern: 'herringbone',
}

/** Real status, plain words, one action, and a number to call about. Needs no data of its own. */
export function ErrorPage({ status, data, error }: ErrorPageProps) {
  const reference = useReference(status, error)
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false
  const words = isOffline ? offline : known[status]
  const told = messageOf(data)
  return (
    <div className="page py-12">
      <title>{`${words?.title ?? 'Something went wrong'} – Tessera`}</title>
      <EmptyState
        level={1}
        title={words?.title ?? 'Something went wrong, please try again'}
        pattern={words?.pattern ?? 'herringbone'}
        action={words?.action ?? <TryAgain />}
      >
        <p>{told ?? words?.text ?? 'The fault is ours. Your cart is safe.'}</p>
        {status >= 500 && !isOffline && (
          <p className="mt-2 text-sm">
            {names[status] ? `${status} ${names[status]} · ` : ''}Reference{' '}
            <code data-reference={reference}>{reference}</code>
          </p>
        )}
      </EmptyState>
      <ErrorMore status={status} href={useAddress()} />
    </div>
  )
}

const messageOf = (data: unknown): string | undefined => {
  const said = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined
  return typeof said === 'string' ? said : undefined
}

/** With a full load: what has failed is not asked of the same page again. */
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

/** The server has told of a page that it could not make. */
let isToldByServer = true

/** The number of the answer, or a new one for what went wrong in the browser; each cause is reported once. */
function useReference(status: number, error: unknown): string | undefined {
  const given = use(ReferenceContext)
  const [own, setOwn] = useState<string>()
  const { pathname } = useLocation()
  useEffect(() => {
    if (status < 500 || !navigator.onLine) return
    const answered = findFailedAnswer()
    const reference = answered ?? given ?? crypto.randomUUID().slice(0, 8).toUpperCase()
    setOwn(reference)
    if (answered) return
    if (given && isToldByServer) {
      isToldByServer = false
      return
    }
    const { message, stack } = error instanceof Error ? error : new Error(String(status))
    collect({ kind: 'errors', errors: [{ message, stack, path: toldPath(pathname), at: Date.now(), reference }] })
  }, [status, error, given, pathname])
  return own ?? given
}
