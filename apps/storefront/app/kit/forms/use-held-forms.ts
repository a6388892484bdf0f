import { useEffect, useState } from 'react'

/** A device may call itself offline although the shop answers, for example one that runs the shop itself. */
const isShopInReach = () =>
  fetch('/health/live', { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

const isPost = (form: HTMLFormElement, submitter: HTMLElement | null): boolean =>
  (submitter?.getAttribute('formmethod') ?? form.getAttribute('method'))?.toLowerCase() === 'post'

/**
 * Holds forms back while the device is offline, and counts them; 0 when it is online again. A form that is sent loads
 * code of its page first, and without a network the browser then leaves the page and all that was typed.
 */
export function useHeldForms(): number {
  const [{ count, isOffline }, setHeld] = useState({ count: 0, isOffline: false })
  useEffect(() => {
    const passed = new WeakSet<HTMLFormElement>()
    const hold = async (event: SubmitEvent) => {
      const { target: form, submitter } = event
      if (navigator.onLine || !(form instanceof HTMLFormElement) || !isPost(form, submitter)) return
      if (passed.delete(form)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!(await isShopInReach())) return setHeld((last) => ({ count: last.count + 1, isOffline: true }))
      passed.add(form)
      form.requestSubmit(submitter)
    }
    const forget = () => setHeld((last) => ({ ...last, isOffline: false }))
    // on the window, because the router listens on the document
    addEventListener('submit', hold, true)
    addEventListener('online', forget)
    return () => {
      removeEventListener('submit', hold, true)
      removeEventListener('online', forget)
    }
  }, [])
  return isOffline ? count : 0
}
