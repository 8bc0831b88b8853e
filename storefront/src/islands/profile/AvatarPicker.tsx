import { PHOTO_CHOSEN_BYTES } from '@maveshi/shared/limits'
import { problemSentence } from '@maveshi/shared/refusal/account-sentences'
import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setAvatar } from '../../data/member/avatar.ts'
import { Avatar } from './Avatar.tsx'
import { shrinkAvatar } from './shrink-avatar.ts'

interface Picture {
  readonly url: string | undefined
  readonly isBusy: boolean
  readonly problem?: string
}

/** A picture of mine: chosen, made small on the phone, and sent at once. */
export function AvatarPicker({ url }: { url: string | undefined }) {
  const { t } = useTranslation()
  const [picture, setPicture] = useState<Picture>({ url, isBusy: false })

  async function send(small: Blob | null): Promise<void> {
    const problem = await setAvatar(small)
    if (problem) setPicture({ ...picture, isBusy: false, problem: problemSentence(problem, t) })
    else setPicture({ url: small ? URL.createObjectURL(small) : undefined, isBusy: false })
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    if (!file) return
    setPicture({ ...picture, isBusy: true })
    const small = file.size > PHOTO_CHOSEN_BYTES ? undefined : await shrinkAvatar(file).catch(() => undefined)
    target.value = ''
    if (small) await send(small)
    else setPicture({ ...picture, isBusy: false, problem: t('editProfile:avatar.broken') })
  }

  function remove(): void {
    setPicture({ ...picture, isBusy: true })
    void send(null)
  }

  return (
    <div className="flex items-center gap-4">
      <Avatar url={picture.url} />
      <div className="grid min-w-0 gap-2">
        <label className="button button-quiet focus-within:outline-3">
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            disabled={picture.isBusy}
            onChange={choose}
            aria-describedby="avatar-problem"
          />
          {t(picture.isBusy ? 'login:busy' : 'editProfile:avatar.choose')}
        </label>
        {picture.url && !picture.isBusy && (
          <button type="button" className="min-h-11 cursor-pointer text-start text-leaf underline" onClick={remove}>
            {t('editProfile:avatar.remove')}
          </button>
        )}
        <p id="avatar-problem" role="alert" className="problem">
          {picture.problem}
        </p>
      </div>
    </div>
  )
}
