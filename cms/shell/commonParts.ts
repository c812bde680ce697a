/**
 * What three or more screens use is loaded with the shell: the bundler otherwise copies a small module into the chunk of each
 * screen, 30 KB gzip in all.
 */
import "#cms/checks/contract.ts";
import "#cms/comments/contract.ts";
import "#cms/audit/contract.ts";
import "#cms/schedules/contract.ts";
import "#cms/checks/describeFinding.ts";
import "#cms/checks/site.contract.ts";
import "#cms/drafts/api.ts";
import "#cms/drafts/contract.ts";
import "#cms/publishing/messages.ts";
import "@/features/shared/ui/Field";
import "@/features/shared/ui/LiveStatus";
import "@/features/shared/ui/Select";
import "#cms/previews/api.ts";
import "#cms/review/api.ts";
import "#cms/models/listLanguages.ts";
import "#cms/shell/time/Moment.tsx";
import "#cms/models/typeModels.ts";
import "#cms/shell/ui/FailureNotice.tsx";
import "#cms/shell/ui/Hint.tsx";
import "#cms/shell/ui/Picker.tsx";
import "#cms/shell/ui/ScreenHead.tsx";
import "#cms/shell/ui/StateMark.tsx";
import "./useLoaded.ts";
