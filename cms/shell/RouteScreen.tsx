import AuditScreen from "#cms/audit/AuditScreen.tsx";
import CalendarScreen from "#cms/calendar/CalendarScreen.tsx";
import ChecksScreen from "#cms/checks/ChecksScreen.tsx";
import DeletedScreen from "#cms/deleted/DeletedScreen.tsx";
import FilesScreen from "#cms/files/FilesScreen.tsx";
import ImportScreen from "#cms/imports/ImportScreen.tsx";
import NotFoundScreen from "#cms/not-found/NotFoundScreen.tsx";
import NotificationsScreen from "#cms/notifications/NotificationsScreen.tsx";
import AccountScreen from "#cms/people/account/AccountScreen.tsx";
import PeopleScreen from "#cms/people/PeopleScreen.tsx";
import ReleasesScreen from "#cms/releases/ReleasesScreen.tsx";
import ReplaceScreen from "#cms/replace/ReplaceScreen.tsx";
import WaitingScreen from "#cms/review/WaitingScreen.tsx";
import SubmissionsScreen from "#cms/submissions/SubmissionsScreen.tsx";
import TreeScreen from "#cms/tree/TreeScreen.tsx";
import WebhooksScreen from "#cms/webhooks/WebhooksScreen.tsx";

// In one chunk: chunks of their own are a quarter larger, as gzip finds what they share only within a file.
const screens = {
  account: AccountScreen,
  audit: AuditScreen,
  calendar: CalendarScreen,
  checks: ChecksScreen,
  deleted: DeletedScreen,
  files: FilesScreen,
  import: ImportScreen,
  "not-found": NotFoundScreen,
  notifications: NotificationsScreen,
  people: PeopleScreen,
  releases: ReleasesScreen,
  replace: ReplaceScreen,
  submissions: SubmissionsScreen,
  tree: TreeScreen,
  waiting: WaitingScreen,
  webhooks: WebhooksScreen,
};

/** A screen beside the list and the editor, by the name in its route. */
export default function RouteScreen({ screen }: { screen: keyof typeof screens }) {
  const Screen = screens[screen];
  return <Screen />;
}
