/**
 * What the first screen does without, in one chunk that is loaded as soon as the browser is idle. What several screens
 * use is in it too: the bundler otherwise copies a small module into the chunk of each screen, 30 KB gzip in all.
 */
import { Check, ChevronRight, Ellipsis, Link2, Plus, Upload } from "lucide-react";

import { EditorModels } from "#cms/editor/model/EditorModels.ts";
import { formatSize } from "#cms/files/formatSize.ts";

import { describePath } from "./describePath.ts";
import { LatestRequest } from "./LatestRequest.ts";
import "#cms/bulk/contract.ts";
import "#cms/bulk/messages.ts";
import "#cms/bulk/Selection.ts";
import "#cms/bulk/SelectionBar.tsx";
import "#cms/checks/api.ts";
import "#cms/checks/contract.ts";
import "#cms/comments/contract.ts";
import "#cms/audit/contract.ts";
import "#cms/schedules/contract.ts";
import "#cms/checks/describeFinding.ts";
import "#cms/checks/site.contract.ts";
import "#cms/drafts/api.ts";
import "#cms/drafts/contract.ts";
import "#cms/editor/parts/IconButton.tsx";
import "#cms/files/api.ts";
import "#cms/files/contract.ts";
import "#cms/new-page/messages.ts";
import "#cms/not-found/createRedirect.ts";
import "#cms/notifications/api.ts";
import "#cms/notifications/contract.ts";
import "#cms/notifications/messages.ts";
import "#cms/people/account/describeAgent.ts";
import "#cms/people/account/messages.ts";
import "#cms/people/account/SessionList.tsx";
import "#cms/people/ScopeChoices.tsx";
import "#cms/people/scopeMessages.ts";
import "#cms/publishing/api.ts";
import "#cms/publishing/ChangeList.tsx";
import "#cms/publishing/ClashList.tsx";
import "#cms/publishing/messages.ts";
import "#cms/publishing/MovedPages.tsx";
import "#cms/publishing/PageLink.tsx";
import "#cms/publishing/PlannedNotice.tsx";
import "#cms/publishing/PublishedNotice.tsx";
import "#cms/publishing/RedirectChoices.tsx";
import "#cms/publishing/RemovalConsequences.tsx";
import "#cms/publishing/useRemoval.ts";
import "#cms/schedules/api.ts";
import "#cms/schedules/messages.ts";
import "#cms/translations/api.ts";
import "@/features/shared/ui/Choice";
import "@/features/shared/ui/Disclosure";
import "@/features/shared/ui/Field";
import "@/features/shared/ui/LiveStatus";
import "@/features/shared/ui/SearchField";
import "@/features/shared/ui/Select";
import "#cms/previews/api.ts";
import "#cms/releases/api.ts";
import "#cms/review/RequestParts.tsx";
import "#cms/models/listLanguages.ts";
import "#cms/shell/time/LastUsed.tsx";
import "#cms/shell/time/Moment.tsx";
import "#cms/shell/time/MomentField.tsx";
import "./compareLines.ts";
import "./diffLists.ts";
import "./describePlanFailure.ts";
import "./guessLang.ts";
import "./diffWholeWords.ts";
import "#cms/shell/ui/rows.module.css";
import "#cms/models/typeModels.ts";
import "#cms/shell/ui/ComparedWords.tsx";
import "#cms/shell/ui/FailureNotice.tsx";
import "#cms/shell/ui/ScreenNotice.tsx";
import "#cms/shell/ui/Hint.tsx";
import "#cms/shell/ui/LoadingRows.tsx";
import "#cms/shell/ui/Picker.tsx";
import "#cms/shell/ui/RowList.tsx";
import "#cms/shell/ui/ScreenHead.tsx";
import "#cms/shell/ui/StateMark.tsx";
import "#cms/shell/ui/useFileDrop.ts";
import "#cms/versions/api.ts";
import "./useAttempt.ts";
import "./useLoaded.ts";

export { default as BulkDialog } from "#cms/bulk/BulkDialog.tsx";
export { LinksDialog } from "#cms/links/LinksDialog.tsx";
export { loadRequests } from "#cms/review/api.ts";
export { OtherScreen } from "./OtherScreen.tsx";
export { Windows } from "./Windows.tsx";

// A module without effects of its own stays only where a value of it is used.
Object.freeze([
  Check,
  ChevronRight,
  Ellipsis,
  Link2,
  Plus,
  Upload,
  EditorModels,
  LatestRequest,
  describePath,
  formatSize,
]);
