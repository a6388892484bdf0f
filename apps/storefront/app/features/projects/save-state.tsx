import { Spinner } from '@tessera/ui/spinner'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { useFetchers } from 'react-router'
import { findRefusal } from '../../http/form-refusal.ts'

/** Whether all changes are saved. Empty without JavaScript, because nothing saves itself then. */
export function SaveState({ updatedText }: { updatedText: string }) {
  const fetchers = useFetchers()
  const isSaving = fetchers.some(({ state, formMethod }) => state !== 'idle' && formMethod === 'POST')
  const isRefused = fetchers.some(({ data }) => findRefusal(data))
  const isHydrated = useHydrated()
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-sm text-stone">
      {isSaving ? (
        <>
          <Spinner /> Saving
        </>
      ) : (
        `${isHydrated ? (isRefused ? 'Some changes aren’t saved yet. ' : 'All changes saved. ') : ''}${updatedText}`
      )}
    </p>
  )
}
