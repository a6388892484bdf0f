import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { watchLogoutFlag } from '../http/logout-flag.ts'

export const currentPathKey = 'current_path'

/** On every navigation: saves the path and focuses the heading. A sign-out in another tab reaches this one. */
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
  useEffect(watchLogoutFlag, [])
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1')
  heading.focus({ preventScroll: true })
}
