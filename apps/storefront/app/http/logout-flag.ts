import { logoutReloadMilliseconds } from '@tessera/contract/shop/constants'

const flag = 'logout'

/** Set by the tab that signs out; every tab that sees it reloads after a second. */
export function raiseLogoutFlag(): void {
  localStorage.setItem(flag, String(Date.now()))
  scheduleReload()
}

export function watchLogoutFlag(): () => void {
  if (localStorage.getItem(flag)) scheduleReload()
  const onStorage = (event: StorageEvent) => {
    if (event.key === flag && event.newValue) scheduleReload()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

let isReloadScheduled = false

function scheduleReload(): void {
  if (isReloadScheduled) return
  isReloadScheduled = true
  setTimeout(() => {
    localStorage.removeItem(flag)
    location.reload()
  }, logoutReloadMilliseconds)
}
