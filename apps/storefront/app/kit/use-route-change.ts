import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { raiseLogoutFlag, watchLogoutFlag } from '../http/logout-flag.ts'

export const currentPathKey = 'current_path'

/** On every navigation: saves the path, focuses the heading and propagates sign-out to all tabs. */
export function useRouteChange(): void {
  const { pathname, search, hash } = useLocation()
  const last = useRef<string>(undefined)
  useEffect(() => {
    sessionStorage.setItem(currentPathKey, pathname + search)
  }, [pathname, search])
  useEffect(() => {
    const isFirst = last.current === undefined
    const isSame = last.current === pathname
    last.current = pathname
    if (!isFirst && !isSame && !hash) focusHeading()
  }, [pathname, hash])
  useSignOut()
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1')
  heading.focus({ preventScroll: true })
}

function useSignOut(): void {
  const { formAction, state } = useNavigation()
  const isSigningOut = formAction?.split('?')[0] === '/sign-out' && state === 'loading'
  useEffect(() => watchLogoutFlag(), [])
  useEffect(() => {
    if (isSigningOut) raiseLogoutFlag()
  }, [isSigningOut])
}
