import type { ProjectItem, ProjectRoom } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { useFetcher } from 'react-router'
import { type FormRefusal, findRefusal } from '../../http/form-refusal.ts'
import { ScopeFields } from '../../kit/plans/scoped-form.tsx'
import { AutosaveForm } from './autosave-form.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { conflictIn } from './edit-conflict.ts'
import { ItemFields } from './item-fields.tsx'

interface Props {
  item: ProjectItem
  rooms: readonly ProjectRoom[]
  basketId: string
  refusal: FormRefusal | undefined
}

/** Room and quantity. Every field saves itself; the button is for browsers without JavaScript. */
export function ItemForm({ item, rooms, basketId, refusal }: Props) {
  const fetcher = useFetcher()
  const isHydrated = useHydrated()
  const scope = item.basketItemGuid
  const latestRefusal = findRefusal(fetcher.data) ?? refusal
  const conflict = conflictIn(fetcher.data)
  const hidden = {
    intent: 'item',
    basketId,
    basketItemGuid: scope,
    form: scope,
    wasteBefore: String(item.wastePercent ?? ''),
  }
  return (
    <div className="grid gap-4">
      {conflict && <ConflictNotice conflict={conflict} />}
      <AutosaveForm fetcher={fetcher} hidden={hidden} className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-4">
        <div className="tablet:col-span-2 wide:col-span-4 not-has-[[role=alert]]:hidden">
          <ScopeFields scope={scope} refusal={latestRefusal} />
        </div>
        <ItemFields item={item} rooms={rooms} refusal={latestRefusal} />
        {!isHydrated && (
          <div className="tablet:col-span-2 wide:col-span-4">
            <Button type="submit" size="Small">
              Save product
            </Button>
          </div>
        )}
      </AutosaveForm>
    </div>
  )
}
