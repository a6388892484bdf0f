import { logoutReloadMilliseconds } from '@tessera/contract/shop/constants'

const flag = 'logout'

/** Set by the tab that signs out; every tab that sees it reloads after a second. */
export function raiseLogoutFlag(): void {
  localStorage.setItem(flag, String(Date.now()))
  reloadSoon()
}

export function watchLogoutFlag(): () => void {
  if (localStorage.getItem(flag)) reloadSoon()
  const heard = (event: StorageEvent) => {
    if (event.key === flag && event.newValue) reloadSoon()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

let isComing = false

function reloadSoon(): void {
  if (isComing) return
  isComing = true
  setTimeout(() => {
    localStorage.removeItem(flag)
    location.reload()
  }, logoutReloadMilliseconds)
}
