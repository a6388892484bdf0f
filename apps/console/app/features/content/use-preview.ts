import type { ContentPreview } from '@tessera/client/shop/types.gen'
import { type RefObject, useEffect } from 'react'
import { useFetcher } from 'react-router'

const restMilliseconds = 500

/** The words as customers will see them, shortly after each change; `given` is the answer of the page itself. */
export function usePreview(form: RefObject<HTMLFormElement | null>, given: string): string {
  const fetcher = useFetcher<ContentPreview>()
  const { submit } = fetcher
  useEffect(() => {
    const area = form.current?.querySelector<HTMLTextAreaElement>('textarea[name=body]')
    if (!area) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        void submit({ body: area.value }, { method: 'post', action: '/content/preview' })
      }, restMilliseconds)
    }
    area.addEventListener('input', again)
    return () => {
      clearTimeout(timer)
      area.removeEventListener('input', again)
    }
  }, [form, submit])
  return fetcher.data?.html ?? given
}
