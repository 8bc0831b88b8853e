import { Confirm, useDataProvider, useTranslate } from 'react-admin'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { actionFailure } from '../../providers/failures.ts'
import type { LexiconTerm } from '../../providers/lexicon.ts'
import { useAction } from '../../providers/use-action.ts'

/** Asks before a word is taken away. */
export function DeleteTerm({ row, onClose }: { row: LexiconTerm | undefined; onClose: () => void }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { isBusy, act } = useAction(actionFailure)
  const remove = (id: string) =>
    void act(
      () => dataProvider.deleteTerm(id),
      'admin:lexicon.deleted',
      () => ({ term: row?.term }),
    ).then(onClose)
  return (
    <Confirm
      isOpen={row !== undefined}
      loading={isBusy}
      title={translate('admin:lexicon.deleteTitle', { term: row?.term })}
      content={translate('admin:lexicon.deleteText')}
      confirm={translate('ra.action.delete')}
      confirmColor="warning"
      onConfirm={() => row && remove(row.id)}
      onClose={onClose}
    />
  )
}
