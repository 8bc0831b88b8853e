import type { ConsoleRole } from '@maveshi/shared/access/console-roles'
import { useDataProvider, useNotify } from 'react-admin'
import { useBackend } from '../../providers/backend.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { personRefusal } from '../../providers/failures.ts'
import type { Person } from '../../providers/people.ts'
import { useAction } from '../../providers/use-action.ts'

/** What an administrator can decide about a person. Each says by a toast what came of it, and tells whether it was done. */
export interface Decisions {
  readonly isBusy: boolean
  /** Makes an administrator of these roles, of which there is one at least. */
  giveRoles(roles: readonly ConsoleRole[]): Promise<boolean>
  /** Ends that they are an administrator. */
  takeRights(): Promise<boolean>
  verifyRegistration(isVerified: boolean): Promise<boolean>
  /** Always refused (docs/product.md, Accounts). */
  deleteAccount(): Promise<void>
}

/** The decisions about one person, by the database's functions. */
export function useDecisions(person: Person): Decisions {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const { access } = useBackend()
  const { isBusy, act } = useAction(personRefusal)
  const profile = person.id
  /** Whether somebody's own rights are others now. */
  const looked = async (isDone: boolean) => {
    await access.lookAgain(true)
    return isDone
  }

  return {
    isBusy,
    giveRoles: (roles) =>
      act(
        () => dataProvider.call('set_admin', { profile, is_admin: true, roles: [...roles] }),
        person.is_admin ? 'admin:roles.changed' : 'admin:users.rightsGiven',
      ).then(looked),
    takeRights: () =>
      act(() => dataProvider.call('set_admin', { profile, is_admin: false }), 'admin:users.rightsTaken').then(looked),
    verifyRegistration: (is_verified) =>
      act(
        () => dataProvider.call('verify_registration', { profile, is_verified }),
        is_verified ? 'admin:users.registrationChecked' : 'admin:users.registrationUnchecked',
      ),
    async deleteAccount() {
      try {
        await dataProvider.delete('users', { id: profile, previousData: person })
      } catch (error) {
        console.warn(error)
        notify('admin:users.deleteNotImplemented', { type: 'error' })
      }
    },
  }
}
