import { type PushEvent, type PushPressEvent, scope } from './scope.ts'

/** Shows what the market's sender has pushed: `PushMessage` of `shared/src/notice/push-services.ts`. */
export function showPushed({ data }: PushEvent): Promise<void> {
  const { title, options } = data.json() as { title: string; options: NotificationOptions }
  return scope.registration.showNotification(title, options)
}

/** Leads to what it is about. A page that is open stays as it is: words may have been typed there. */
export function openPressed({ notification }: PushPressEvent): Promise<unknown> {
  notification.close()
  return scope.clients.openWindow(notification.data)
}
