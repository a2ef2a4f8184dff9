import { defineModule } from '../../platform/module.ts';
import { readSealingKey } from './custody/keys.ts';
import { createSealer } from './custody/sealing.ts';
import {
  applyAbsences,
  CUSTODY_JOBS,
  closeOverdueCases,
  emailUnreadMessages,
  expireSecrets,
  exportAuditHeads,
  followPackets,
  forgetAnswers,
  notifyOfReveal,
  packetsApproved,
  requestAuditSignature,
  sendWeeklyReports,
} from './jobs.ts';
import type { ChangedPacket } from './packets/packets.ts';
import { createJobApplicationRoutes, createPacketRoutes } from './packets/routes.ts';
import { createRecruitingRoutes } from './routes.ts';
import { createRecruiting, type Recruiting } from './service.ts';
import { recruitingSettings } from './settings.ts';
import type { ReceivedMessage } from './threads/send.ts';

declare module '../../platform/module.ts' {
  interface Services {
    recruiting: Recruiting;
    /** Whether addresses that we issue receive email. */
    forwardingDelivers: boolean;
  }
  interface Announcements {
    /** A packet waits for the member's approval, was approved, or was submitted. */
    'recruiting.packet-changed': ChangedPacket;
    /** A recruiter sent the member a message. */
    'recruiting.message-received': ReceivedMessage;
  }
}

export const recruitingModule = defineModule({
  name: 'recruiting',
  needs: ['accounts', 'listings', 'notifications', 'resumes', 'applications', 'billing'],
  settings: recruitingSettings,
  async create(platform, { notifications, billing, ...services }, { CUSTODY_PUBLIC_KEYS = '' }) {
    return createRecruiting({
      ...platform,
      ...services,
      portalNotifications: notifications,
      dataDir: platform.env.dataDir,
      linkSecret: platform.secrets.authSecret,
      serviceCredits: billing.serviceCredits,
      sealer: createSealer(await readSealingKey(CUSTODY_PUBLIC_KEYS)),
      forwarding: {
        domain: platform.env.FORWARDING_DOMAIN ?? platform.brand.email.split('@')[1] ?? '',
        delivers: platform.env.FORWARDING_DOMAIN !== undefined,
      },
    });
  },
  provides: (recruiting, { env }) => ({
    recruiting,
    forwardingDelivers: env.FORWARDING_DOMAIN !== undefined,
  }),
  routes: (api, recruiting) => ({
    recruiting: createRecruitingRoutes(api, recruiting),
    packets: createPacketRoutes(api, recruiting),
    jobApplications: createJobApplicationRoutes(api, recruiting),
  }),
  jobs: (handle) => [
    handle(notifyOfReveal, (recruiting, { revealId }) => recruiting.reveals.notify(revealId)),
    handle(forgetAnswers, (recruiting) => recruiting.mailbox.forgetAnswers()),
    handle(packetsApproved, (recruiting, { packetIds }) => recruiting.followUp.approved(packetIds)),
    handle(followPackets, (recruiting) => recruiting.followUp.remind()),
    handle(expireSecrets, (recruiting) => recruiting.mailbox.expire()),
    handle(requestAuditSignature, (recruiting) => recruiting.auditHeads.request()),
    handle(exportAuditHeads, (recruiting) => recruiting.auditHeads.exportToFile()),
    handle(applyAbsences, (recruiting) => recruiting.covering.applyAll()),
    handle(closeOverdueCases, (recruiting) => recruiting.guarantee.closeOverdue()),
    handle(sendWeeklyReports, (recruiting) => recruiting.sendReports()),
    handle(emailUnreadMessages, (recruiting) => recruiting.threads.emailUnread()),
  ],
  jobsOfOthers: CUSTODY_JOBS,
  // After an upgrade, nobody waits an hour for the end of what no longer counts.
  startWork: async (recruiting) => void (await recruiting.tasks.withdrawReplaced()),
  listens: {
    'accounts.consent-changed': async (recruiting, trx, change) => {
      await recruiting.mailbox.consentChanged(trx, change);
      await recruiting.visa.consentChanged(trx, change);
      await recruiting.consentChanged(trx, change);
    },
    'accounts.claimed': async (recruiting, trx, { userId }) => {
      await recruiting.profile.accountClaimed(trx, userId);
      await recruiting.forgetMember(trx, userId);
    },
    'resumes.scored': (recruiting, trx, scored) => recruiting.guarantee.resumeScored(trx, scored),
    'billing.plan-ended': (recruiting, trx, { userId }) => recruiting.mailbox.endForPlan(trx, userId),
  },
  addSamples: (recruiting, context) => recruiting.samples.add(context),
  personalData: (recruiting) => [recruiting.personalData, recruiting.auditPersonalData],
});
