import { translate } from "@/features/shared/contracts/translate";

type WalletMessages = {
  connect: string;
  addNetwork: string;
  looking: string;
  choose: string;
  asking: (wallet: string) => string;
  noWallet: string;
  declined: (wallet: string) => string;
  connected: (wallet: string) => string;
  added: (wallet: string) => string;
};

export const walletMessages = translate<WalletMessages>({
  en: {
    connect: "Use a wallet’s address",
    addNetwork: "Add this network to a wallet",
    looking: "Looking for wallets…",
    choose: "Choose a wallet",
    asking: (wallet) => `Confirm in ${wallet}.`,
    noWallet: "No wallet was found in this browser. Paste an address instead.",
    declined: (wallet) => `${wallet} declined. You can paste an address instead.`,
    connected: (wallet) => `Address from ${wallet}.`,
    added: (wallet) => `${wallet} now has this network.`,
  },
  cn: {
    connect: "使用钱包的地址",
    addNetwork: "把此网络添加到钱包",
    looking: "正在查找钱包……",
    choose: "使用哪个钱包？",
    asking: (wallet) => `请在 ${wallet} 中确认。`,
    noWallet: "此浏览器中没有发现钱包，请直接粘贴地址。",
    declined: (wallet) => `${wallet} 没有同意，可以直接粘贴地址。`,
    connected: (wallet) => `地址来自 ${wallet}。`,
    added: (wallet) => `${wallet} 已添加此网络。`,
  },
});
