import { Spinner } from '@tessera/ui/spinner'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { useFetchers } from 'react-router'

/** Whether everything is kept, in words. Without script nothing saves itself, so nothing is said. */
export function SaveState({ updatedText }: { updatedText: string }) {
  const isSaving = useFetchers().some(({ state, formMethod }) => state !== 'idle' && formMethod === 'POST')
  const isHydrated = useHydrated()
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-sm text-stone">
      {isSaving ? (
        <>
          <Spinner /> Saving
        </>
      ) : (
        `${isHydrated ? 'All changes saved. ' : ''}${updatedText}`
      )}
    </p>
  )
}
