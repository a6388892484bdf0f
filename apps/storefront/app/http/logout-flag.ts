import { logoutReloadMilliseconds } from '@tessera/contract/shop/constants'

const flag = 'logout'

/** Set by the tab that signs out, which loads a new page itself; every other tab reloads after a second. */
export const raiseLogoutFlag = (): void => localStorage.setItem(flag, String(Date.now()))

/** A page that Back brings out of the browser's memory was asleep when the flag was raised. */
export function watchLogoutFlag(): () => void {
  const seen = localStorage.getItem(flag)
  const onStorage = (event: StorageEvent) => {
    if (event.key === flag && event.newValue) setTimeout(() => location.reload(), logoutReloadMilliseconds)
  }
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted && localStorage.getItem(flag) !== seen) location.reload()
  }
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onShow)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onShow)
  }
}
